/**
 * Whether the installed packages match a lockfile. Optional packages, which exist only for some
 * platforms, may be missing.
 *
 * @param {string} lockfile The text of `package-lock.json`.
 * @param {string} installed The text of `node_modules/.package-lock.json`, npm's list of installed packages.
 * @returns {boolean}
 */
export function isInstalled(lockfile, installed) {
  const wanted = JSON.parse(lockfile).packages
  const found = JSON.parse(installed).packages
  const isFound = ([path, { version, integrity, optional }]) => {
    const one = found[path]
    return one ? one.version === version && one.integrity === integrity : optional === true
  }
  return Object.entries(wanted)
    .filter(([path]) => path !== '')
    .every(isFound)
}
