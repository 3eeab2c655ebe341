import { completeSignatureData } from '../model/complete.ts'
import { withoutExcess } from '../model/excess.ts'
import type { SignatureInput } from '../model/signature-data.ts'
import { renderSignature } from '../render/render-signature.ts'
import type { RenderOptions } from '../view/render-options.ts'
import { checkAddresses } from './addresses.ts'
import { checkExcess } from './excess.ts'
import { featureSupport, mailClients } from './client-support.ts'
import { checkContrast } from './contrast.ts'
import { checkFeatures, unknownSupport, usedEnhancements } from './features.ts'
import { checkIconRow } from './icon-row.ts'
import { checkImagePages } from './image-pages.ts'
import { checkImages } from './images.ts'
import { checkInsecureImages } from './insecure-images.ts'
import { checkLength, measureLength } from './length.ts'
import type { CheckReport, CheckSeverity } from './report.ts'

export interface CheckOptions extends RenderOptions {
  /** Keys of the mail clients to check, as in `gmail.android`; all known clients by default. */
  readonly clients?: readonly string[] | undefined
}

const severities: readonly CheckSeverity[] = ['error', 'warning', 'note']

/**
 * Checks a signature for problems that a designer can fix before it is sent. Takes the same render
 * options as `renderSignature` and checks its output. Of icons and custom fields beyond their bounds,
 * it reports only the number. Loads the mail client data on the first call.
 */
export async function checkSignature(
  input: SignatureInput,
  options: CheckOptions = {},
): Promise<CheckReport> {
  const whole = completeSignatureData(input)
  const data = withoutExcess(whole)
  const { html, report } = renderSignature(data, options)
  const known = await mailClients()
  const clients = known.filter(({ key }) => options.clients?.includes(key) ?? true)
  const features = await featureSupport(html)
  const length = measureLength(data, options)
  const found = [
    ...checkExcess(whole),
    ...checkLength(length),
    ...checkAddresses(data, options, report),
    ...checkIconRow(data, options),
    ...checkImages(data),
    ...checkInsecureImages(data, options),
    ...checkImagePages(data),
    ...checkContrast(html, data),
    ...checkFeatures(features, clients),
  ]
  const findings = severities.flatMap((level) => found.filter(({ severity }) => severity === level))
  return {
    ok: findings[0]?.severity !== 'error',
    findings,
    length,
    enhancements: usedEnhancements(features, clients),
    unknown: unknownSupport(features, clients),
  }
}
