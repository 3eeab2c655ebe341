import { hasIconAddress } from '../catalogue/network-names.ts'
import { clamp, limits } from '../model/limits.ts'
import type { SignatureData } from '../model/signature-data.ts'
import type { RenderOptions } from '../view/render-options.ts'
import type { CheckFinding } from './report.ts'

/** Width left for a signature on a phone of 360 CSS pixels, between the margins of a message. */
const room = 320
/** Gap between two icons in CSS pixels. */
const gap = 4
/** Minimum width of an icon: smaller icons are hard to tell apart and hard to tap. */
const smallest = 16

/** Reports icons that wrap on a phone but would fit on one row if they were somewhat smaller. */
export function checkIconRow(
  { social }: SignatureData,
  { iconsBaseUrl }: RenderOptions,
): CheckFinding[] {
  const icons = social.socialIcons.filter(
    (icon) => hasIconAddress(icon) && (icon.src !== '' || iconsBaseUrl),
  )
  const count = icons.length
  const width = Math.round(clamp(social.width, limits.socialWidth))
  const row = count * width + (count - 1) * gap
  const fitting = Math.floor((room - (count - 1) * gap) / count)
  if (count < 2 || row <= room || fitting < smallest) return []
  return [
    {
      code: 'icons_wrap',
      severity: 'warning',
      message: `${count} icons of ${width} pixels take ${row} pixels and break into two rows on a phone: of ${fitting} pixels they fit into one.`,
      path: 'social.width',
      details: { count, width, row, fitting },
    },
  ]
}
