# Compares the facts of scan.awk with what is allowed, and prints every difference. Exit status 1 if there is one.
# Arguments: the file of what is allowed, FS='\t', and the facts.

NR == FNR {
  if ($0 ~ /^[ \t]*(#|$)/) next
  colon = index($0, ": ")
  if (colon == 0) { complain("no reason in: " $0); next }
  rule = substr($0, 1, colon - 1)
  if (rule ~ /^imports /) { sub(/^imports /, "", rule); imports[rule] = " " substr($0, colon + 2) " " }
  else allowed[rule] = 1
  next
}

$1 == "module" { groupOf[$3] = $2; if (!($3 in imports)) complain($3 " has no row of imports in script/folders/allowed.txt") }

$1 == "import" { imported[$2 " may not import " $3] = $2 SUBSEP $3 }

$1 == "import" && $2 in imports && index(imports[$2], " " $3 " ") == 0 { complain($4 ": " $2 " may not import " $3) }

$1 == "file" && $3 > ($4 && $2 ~ /^Sources\/Linux\// ? 400 : 300) { unless("file " $2, $2 " has " $3 " lines") }

$1 == "function" && $4 > 40 { unless("function " $2 " " $3, $2 ": the body of " $3 " has " $4 " lines") }

$1 == "arrow" {
  key = $2 SUBSEP $3 SUBSEP $4
  if (!(key in names)) edge($2, $3, $4)
  if (index(names[key] " ", " " $5 " ") == 0) names[key] = names[key] " " $5
}

$1 == "include" { edge($2 " files", $3, $4) }

END {
  for (text in imported) {
    split(imported[text], pair, SUBSEP)
    if (groupOf[pair[1]] ~ /^(Library|Sample)$/ && isLinuxOnly(pair[2])) complain(text ", which only Linux has")
  }
  for (scope in nodes) findCycles(scope)
  for (rule in allowed) if (!(rule in met)) complain("script/folders/allowed.txt lists what is no longer there: " rule)
  exit failed
}

# Apple's platforms have the others.
function isLinuxOnly(module) { return groupOf[module] == "Linux" && module !~ /^(UIKit|QuartzCore|CoreGraphics)$/ }

function complain(text) {
  print "check-folders: " text
  failed = 1
}

function unless(rule, text) {
  met[rule] = 1
  if (!(rule in allowed)) complain(text)
}

function edge(scope, from, to) {
  reach[scope, from, to] = 1
  if (!((scope, from) in isNode)) { isNode[scope, from] = 1; nodes[scope] = nodes[scope] "\t" from }
  if (!((scope, to) in isNode)) { isNode[scope, to] = 1; nodes[scope] = nodes[scope] "\t" to }
}

# Nodes that reach each other are in one cycle.
function findCycles(scope, n, node, i, j, k, cycle, name, size, done, text) {
  n = split(substr(nodes[scope], 2), node, "\t")
  for (i = 2; i <= n; i++) {
    name = node[i]
    for (j = i - 1; j > 0 && node[j] > name; j--) node[j + 1] = node[j]
    node[j + 1] = name
  }
  for (k = 1; k <= n; k++)
    for (i = 1; i <= n; i++) {
      if (!((scope, node[i], node[k]) in reach)) continue
      for (j = 1; j <= n; j++) if ((scope, node[k], node[j]) in reach && !((scope, node[i], node[j]) in reach)) reach[scope, node[i], node[j]] = 2
    }
  split("", done)
  for (i = 1; i <= n; i++) {
    if (i in done || !((scope, node[i], node[i]) in reach)) continue
    cycle = node[i]
    for (j = i + 1; j <= n; j++)
      if ((scope, node[i], node[j]) in reach && (scope, node[j], node[i]) in reach) { cycle = cycle " " node[j]; done[j] = 1 }
    met["cycle " scope " " cycle] = 1
    if (("cycle " scope " " cycle) in allowed) continue
    complain(scope ": these depend on each other: " cycle)
    size = split(cycle, name_, " ")
    for (j = 1; j <= size; j++)
      for (k = 1; k <= size; k++)
        if ((scope, name_[j], name_[k]) in names) print "  " name_[j] " -> " name_[k] ":" names[scope, name_[j], name_[k]]
  }
}
