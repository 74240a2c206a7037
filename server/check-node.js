// Plain JavaScript: it must run, and say its sentence, on a Node that cannot read TypeScript.
const WANTED = 24
const major = Number(process.versions.node.split('.')[0])
if (major < WANTED) {
  console.error(
    `Keepsake needs Node ${WANTED}, and this is ${process.versions.node}. ` +
      'Start it with npm (npm start): the project brings its own Node for Linux and Windows. ' +
      'On a Mac, install Node 24 first.',
  )
  process.exit(1)
}
