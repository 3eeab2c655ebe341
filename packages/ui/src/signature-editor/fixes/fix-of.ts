import { addonKeys } from '@org/signature'
import type { SignatureData } from '@org/signature'
import type { LengthReport } from '@org/signature/checks'
import type { Finding } from '../signature-checks/split-findings.ts'
import { leastWidth, fixed } from './fix.ts'
import type { InputFix, ImagePart, Fix } from './fix.ts'
import { keptSize } from './image-size.ts'

export interface FixContext {
  /**
   * The edited data. Findings about values that are not in it, such as filled-in defaults, cannot
   * be fixed.
   */
  edited: SignatureData
  length: LengthReport
  /** Whether a redrawn image can be uploaded. */
  canUpload: boolean
}

/** Returns the fix for a finding, or undefined if there is none. */
export function fixOf(
  finding: Finding,
  { edited, length, canUpload }: FixContext,
): Fix | InputFix | undefined {
  const withInput = inputFix(finding)
  if (withInput) {
    const { media } = edited[withInput.part]
    if (media === null) return undefined
    const isRedrawn = withInput.kind === 'compress' || withInput.kind === 'enlarge'
    if (isRedrawn && (!canUpload || media.type === 'image/gif')) return undefined
    return withInput
  }
  const fix = plainFix(finding, length)
  return fix && fixed(edited, fix) !== edited ? fix : undefined
}

const partOf = ({ details }: Finding): ImagePart =>
  details['part'] === 'banner' ? 'banner' : 'logo'

function inputFix(finding: Finding): InputFix | undefined {
  const part = partOf(finding)
  const { code, details } = finding
  switch (code) {
    case 'missing_alt':
      return { kind: 'describe', part }
    case 'image_too_large':
      return { kind: 'compress', part }
    case 'image_size_unknown':
      return { kind: 'measure', part }
    case 'image_recolored_in_dark_mode': {
      const { width, height, shown } = details
      const size = keptSize(Number(width), Number(height), Number(shown))
      return size && { kind: 'enlarge', part, ...size }
    }
    default:
      return undefined
  }
}

function plainFix(finding: Finding, length: LengthReport): Fix | undefined {
  const { code, details, path = '' } = finding
  switch (code) {
    case 'icons_wrap':
      return { kind: 'shrinkIcons', width: Number(details['fitting']) }
    case 'icon_without_address':
      return removeIcon(path, String(details['network']))
    case 'address_dropped':
      return clearAddress(path, String(details['address']))
    case 'low_contrast':
      return details['readable'] && path
        ? {
            kind: 'recolor',
            path,
            from: String(details['color']),
            to: String(details['readable']),
          }
        : undefined
    case 'image_too_small': {
      const width = Number(details['width'])
      const part = partOf(finding)
      return width < leastWidth(part) ? undefined : { kind: 'narrow', part, width }
    }
    case 'too_long':
    case 'nearly_too_long':
      return disableLargest(length)
    default:
      return undefined
  }
}

const iconIndex = (path: string): number => Number(/^social\.socialIcons\[(\d+)\]/.exec(path)?.[1])

function removeIcon(path: string, network: string): Fix {
  return { kind: 'removeIcon', index: iconIndex(path), network }
}

/**
 * Returns a fix that clears an address. For a social icon it removes the icon, since an icon
 * without an address would be reported too. There is no fix for the address of an image file, which
 * cannot be cleared without losing the image.
 */
function clearAddress(path: string, address: string): Fix | undefined {
  if (path.endsWith('media.src')) return undefined
  if (/^social\..*\.url$/.test(path)) return removeIcon(path, address)
  return { kind: 'clearAddress', path, address }
}

/** Disables the largest addon: a signature works without addons. */
function disableLargest({ parts }: LengthReport): Fix | undefined {
  const largest = parts.find(({ part }) => addonKeys.some((key) => key === part))
  const addon = addonKeys.find((key) => key === largest?.part)
  return addon && { kind: 'disableAddon', addon }
}
