const installPath = /^\/user\/([^/]+)\/install-email\/?$/

/** Whether the path is that of somebody's install page. */
export const isInstallPath = (pathname: string): boolean => installPath.test(pathname)

/** What an address of the install page says. */
export interface InstallAddress {
  /** Empty where the path is no install page's. */
  installKey: string
  /** The version that the mail was sent for. */
  version: string | null
}

export function readInstallAddress(pathname: string, search: string): InstallAddress {
  return {
    installKey: decodedKey(installPath.exec(pathname)?.[1] ?? ''),
    version: new URLSearchParams(search).get('signatureversion'),
  }
}

/** A key with a percent sign that encodes nothing is as unknown as any other wrong key. */
function decodedKey(key: string): string {
  try {
    return decodeURIComponent(key)
  } catch {
    return key
  }
}
