import type { InstallData } from '@org/api/client'
import {
  parseSignatureData,
  type RenderOptions,
  type SignatureData,
  type Target,
} from '@org/signature'

/** The signature in the install data, or null when its stored form cannot be read. */
export function readSignature(
  signature: NonNullable<InstallData['signature']>,
): SignatureData | null {
  const parsed = parseSignatureData(signature.signatureData)
  return parsed.ok ? parsed.data : null
}

/** How the signature is rendered for a mail client: with the server's icons and stable banner. */
export function renderOptions(data: InstallData, target: Target): RenderOptions {
  return {
    target,
    ...(data.icons_base_url === '' ? {} : { iconsBaseUrl: data.icons_base_url }),
    ...(data.banner_url === '' ? {} : { bannerUrl: data.banner_url }),
  }
}

/** Address of the install page itself, for the code that a phone scans; null where it may not leave. */
export function pageAddress(data: InstallData): string | null {
  if (data.install_key === null) return null
  const path = `/user/${encodeURIComponent(data.install_key)}/install-email`
  const version = data.signature === null ? '' : `?signatureversion=${data.signature.version}`
  return `${data.public_url.replace(/\/$/, '')}${path}${version}`
}
