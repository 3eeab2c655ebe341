import { contrastRatio } from '@org/signature/checks'

/**
 * Returns white or black, whichever contrasts more with a color `#rrggbb`. For any color this is at least
 * 4.5:1, so that its text can be read.
 */
export function contrastingPaper(color: string): '#ffffff' | '#000000' {
  return contrastRatio(color, '#ffffff') >= contrastRatio(color, '#000000') ? '#ffffff' : '#000000'
}
