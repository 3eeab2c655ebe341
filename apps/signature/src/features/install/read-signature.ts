import type { InstallData } from '@org/api/client'
import {
  parseSignatureData,
  type RenderOptions,
  type SignatureData,
  type Target,
} from '@org/signature'

/** Parses the signature in the install data; null if it cannot be read. */
export function readSignature(
  signature: NonNullable<InstallData['signature']>,
): SignatureData | null {
  const parsed = parseSignatureData(signature.signatureData)
  return parsed.ok ? parsed.data : null
}

/**
 * Returns the options for rendering the signature for a mail client, with the server's icons and
 * the stable address of the banner.
 */
export function renderOptions(data: InstallData, target: Target): RenderOptions {
  return {
    target,
    ...(data.icons_base_url === '' ? {} : { iconsBaseUrl: data.icons_base_url }),
    ...(data.banner_url === '' ? {} : { bannerUrl: data.banner_url }),
  }
}

/** Returns the address of the install page for the QR code; null if the page has no install key. */
export function pageAddress(data: InstallData): string | null {
  if (data.install_key === null) return null
  const path = `/user/${encodeURIComponent(data.install_key)}/install-email`
  const version = data.signature === null ? '' : `?signatureversion=${data.signature.version}`
  return `${data.public_url.replace(/\/$/, '')}${path}${version}`
}
