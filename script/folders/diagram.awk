# Turns the facts of scan.awk into Mermaid diagrams: one of the modules, and one of the folders of each module in Sources/Library.

BEGIN { FS = "\t" }

$1 == "module" { groupOf[$3] = $2; modules[++moduleCount] = $3; if (!groups[$2]++) group[++groupCount] = $2 }
$1 == "import" && $2 != $3 && !uses[$2, $3]++ { imports[++importCount] = $2 FS $3 }
$1 == "folder" { folders[++folderCount] = $2 FS $3 }
$1 == "arrow" && !arrow[$2, $3, $4]++ { arrows[++arrowCount] = $2 FS $3 FS $4 }

END {
  sort(group, groupCount); sort(modules, moduleCount); sort(imports, importCount); sort(folders, folderCount); sort(arrows, arrowCount)
  print "### Modules\n\nAn arrow points to a module that is imported.\n\n```mermaid\ngraph TD"
  for (g = 1; g <= groupCount; g++) {
    print "  subgraph " group[g]
    for (m = 1; m <= moduleCount; m++) if (groupOf[modules[m]] == group[g]) print "    " modules[m]
    print "  end"
  }
  for (i = 1; i <= importCount; i++) {
    split(imports[i], pair, FS)
    if (pair[2] in groupOf) print "  " pair[1] " --> " pair[2]
  }
  print "```"
  for (m = 1; m <= moduleCount; m++) if (groupOf[modules[m]] == "Library") folderDiagram(modules[m])
}

function folderDiagram(module, i, pair, label) {
  print "\n### " module "\n\nAn arrow points to a folder whose types are used.\n\n```mermaid\ngraph TD"
  for (i = 1; i <= folderCount; i++) {
    split(folders[i], pair, FS)
    if (pair[1] == module && hasFiles(module, pair[2])) {
      label = pair[2] == "." ? module : pair[2]
      print "  " node(pair[2]) (node(pair[2]) == label ? "" : "[\"" label "\"]")
    }
  }
  for (i = 1; i <= arrowCount; i++) {
    split(arrows[i], pair, FS)
    if (pair[1] == module) print "  " node(pair[2]) " --> " node(pair[3])
  }
  print "```"
}

# A module's own folder is left out if nothing in it takes part in an arrow.
function hasFiles(module, folder, i, pair) {
  if (folder != ".") return 1
  for (i = 1; i <= arrowCount; i++) {
    split(arrows[i], pair, FS)
    if (pair[1] == module && (pair[2] == "." || pair[3] == ".")) return 1
  }
  return 0
}

function node(folder) {
  if (folder == ".") return "files"
  gsub(/[^A-Za-z0-9]/, "_", folder)
  return folder
}

function sort(list, count, i, j, value) {
  for (i = 2; i <= count; i++) {
    value = list[i]
    for (j = i - 1; j > 0 && list[j] > value; j--) list[j + 1] = list[j]
    list[j + 1] = value
  }
}
