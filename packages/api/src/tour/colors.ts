import { contrastRatio } from '@org/signature/checks'

/**
 * Returns the background, white or black, that contrasts more with a text color `#rrggbb`. The
 * contrast is at least 4.5:1 for any color, so the text can be read.
 */
export function contrastingPaper(color: string): '#ffffff' | '#000000' {
  return contrastRatio(color, '#ffffff') >= contrastRatio(color, '#000000') ? '#ffffff' : '#000000'
}
