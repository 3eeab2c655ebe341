import type { SignatureInput } from '../model/signature-data.ts'
import { checkSignature } from './check-signature.ts'
import type { CheckOptions } from './check-signature.ts'
import { iconsBaseUrl } from './every-part.fixture.ts'
import type { CheckCode, CheckFinding } from './report.ts'

/** Returns the findings of a signature's check. */
export async function findings(
  input: SignatureInput,
  options: CheckOptions = { iconsBaseUrl },
): Promise<readonly CheckFinding[]> {
  return (await checkSignature(input, options)).findings
}

/** Returns only the findings with the given code. */
export async function only(
  code: CheckCode,
  input: SignatureInput,
  options?: CheckOptions,
): Promise<CheckFinding[]> {
  return (await findings(input, options)).filter((finding) => finding.code === code)
}

/** Creates a signature with a logo of 240 by 240 pixels, overridden by `media`. */
export const withLogo = (media: object, width = 120): SignatureInput => ({
  companyName: 'Maison Kerjean',
  logo: {
    width,
    media: { src: 'https://a.example/l.png', type: 'image/png', width: 240, height: 240, ...media },
  },
})
