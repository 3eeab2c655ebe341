const installPath = /^\/user\/([^/]+)\/install-email\/?$/

/** Whether the path is that of an install page. */
export const isInstallPath = (pathname: string): boolean => installPath.test(pathname)

/** The parts of an install page's address. */
export interface InstallAddress {
  /** Empty if the path is not an install page's. */
  installKey: string
  /** The version for which the mail was sent. */
  version: string | null
}

export function readInstallAddress(pathname: string, search: string): InstallAddress {
  return {
    installKey: decodedKey(installPath.exec(pathname)?.[1] ?? ''),
    version: new URLSearchParams(search).get('signatureversion'),
  }
}

/**
 * Decodes the key. Returns a key with a malformed percent sequence unchanged, since it belongs to
 * nobody anyway.
 */
function decodedKey(key: string): string {
  try {
    return decodeURIComponent(key)
  } catch {
    return key
  }
}
