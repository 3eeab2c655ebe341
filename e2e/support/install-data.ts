import { renderSignature, type SignatureInput, type Target } from '@org/signature'
import type { InstallData } from '@org/api/client'

/** Returns the HTML that the renderer produces from the data of this person's install page. */
export async function expectedHtml(
  serverUrl: string,
  installKey: string,
  target: Target,
): Promise<string> {
  const response = await fetch(`${serverUrl}/api/user/install-signature/${installKey}`)
  const { signature, icons_base_url, banner_url } = (await response.json()) as InstallData
  if (!signature) throw new Error('The person has no signature.')
  const data = JSON.parse(signature.signatureData) as SignatureInput
  return renderSignature(data, { target, iconsBaseUrl: icons_base_url, bannerUrl: banner_url }).html
}
