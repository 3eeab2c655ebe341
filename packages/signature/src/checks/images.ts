import { clamp, limits } from '../model/limits.ts'
import type { Media, SignatureData } from '../model/signature-data.ts'
import type { CheckFinding } from './report.ts'

type ImagePart = 'logo' | 'banner'

/**
 * Maximum accepted ratio of natural to shown width. A ratio of 2 is ideal, since screens have up to
 * two pixels per CSS pixel. Larger ratios are accepted for two reasons: a small image needs more
 * pixels to keep its colors in Gmail's dark mode, and users may later reduce the width at which an
 * image is shown.
 */
const maxRatio = 3

/**
 * Gmail on Android recolors images in dark mode if their width or height is at most this many
 * pixels.
 */
const recoloredUpTo = 100

const inBrowserOnly = (media: Media): boolean =>
  media.local === true || /^(?:blob|data):/i.test(media.src)

/** Reports problems with the logo and the banner that a designer can fix. */
export function checkImages(data: SignatureData): CheckFinding[] {
  return (['logo', 'banner'] as const).flatMap((part) => {
    const { media } = data[part]
    if (media === null) return []
    return [
      ...checkHosting(part, media),
      ...checkAlt(part, media, data),
      ...checkSize(part, media, shownWidth(data, part)),
    ]
  })
}

function shownWidth(data: SignatureData, part: ImagePart): number {
  return Math.round(
    clamp(data[part].width, part === 'logo' ? limits.logoWidth : limits.bannerWidth),
  )
}

function checkHosting(part: ImagePart, media: Media): CheckFinding[] {
  if (!inBrowserOnly(media)) return []
  return [
    {
      code: 'image_not_hosted',
      severity: 'warning',
      message: `The ${part} exists in this browser only; it shows in mails once it is saved.`,
      path: `${part}.media.src`,
      details: { part },
    },
  ]
}

function checkAlt(part: ImagePart, media: Media, data: SignatureData): CheckFinding[] {
  const named = media.alt?.trim() || (part === 'logo' && data.companyName.trim())
  if (named) return []
  return [
    {
      code: 'missing_alt',
      severity: 'warning',
      message: `The ${part} has no alternative text: whoever blocks pictures or cannot see them reads nothing of it.`,
      path: `${part}.media.alt`,
      details: { part },
    },
  ]
}

function checkSize(part: ImagePart, { width, height }: Media, shown: number): CheckFinding[] {
  const path = `${part}.media`
  const details = { part, width, height, shown }
  if (!(width > 0) || !(height > 0)) {
    const message = `The natural size of the ${part} is unknown, so its height is guessed.`
    return [{ code: 'image_size_unknown', severity: 'warning', message, path, details }]
  }
  const findings: CheckFinding[] = []
  if (width > shown * maxRatio) {
    const message = `The ${part} is ${width} pixels wide and shown at ${shown}: ${shown * 2} are enough and load faster.`
    findings.push({ code: 'image_too_large', severity: 'warning', message, path, details })
  }
  if (width < shown) {
    const message = `The ${part} is ${width} pixels wide and shown at ${shown}: it looks blurred.`
    findings.push({ code: 'image_too_small', severity: 'warning', message, path, details })
  }
  if (Math.min(width, height) <= recoloredUpTo) {
    const client = 'Gmail (Android)'
    const message = `The ${part} is ${width} by ${height} pixels: Gmail on Android recolors pictures of ${recoloredUpTo} pixels or less in dark mode.`
    findings.push({
      code: 'image_recolored_in_dark_mode',
      severity: 'warning',
      message,
      path,
      client,
      details,
    })
  }
  return findings
}
