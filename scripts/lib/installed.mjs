/**
 * Whether the packages beside a lockfile are the ones that it names; a package that only some
 * platforms have may be missing.
 *
 * @param {string} lockfile The text of `package-lock.json`.
 * @param {string} installed The text of `node_modules/.package-lock.json`, where npm lists what it has put there.
 * @returns {boolean}
 */
export function isInstalled(lockfile, installed) {
  const wanted = JSON.parse(lockfile).packages
  const found = JSON.parse(installed).packages
  const isFound = ([place, { version, integrity, optional }]) => {
    const one = found[place]
    return one ? one.version === version && one.integrity === integrity : optional === true
  }
  return Object.entries(wanted)
    .filter(([place]) => place !== '')
    .every(isFound)
}
