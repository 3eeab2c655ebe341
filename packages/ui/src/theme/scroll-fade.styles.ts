import { css, keyframes } from 'styled-components'

const toRight = 'linear-gradient(to right, #000 calc(100% - 40px), transparent)'
const fromLeft = 'linear-gradient(to left, #000 calc(100% - 40px), transparent)'
const toBottom = 'linear-gradient(to bottom, #000 calc(100% - 40px), transparent)'
const fromTop = 'linear-gradient(to top, #000 calc(100% - 40px), transparent)'

const fades = (start: string, end: string) => keyframes`
  from { mask-image: ${end}; }
  2%, 98% { mask-image: ${end}, ${start}; }
  to { mask-image: ${start}; }
`

const inline = fades(fromLeft, toRight)
const block = fades(fromTop, toBottom)

/**
 * Fades an edge of a scroll container while content is hidden beyond it. There is no fade without
 * overflow, and none in browsers that do not support scroll timelines.
 */
export const scrollFade = {
  inline: css`
    @supports (animation-timeline: scroll(self inline)) {
      animation: ${inline} 1ms linear both;
      animation-timeline: scroll(self inline);
      mask-composite: intersect;
    }
  `,
  block: css`
    @supports (animation-timeline: scroll(self block)) {
      animation: ${block} 1ms linear both;
      animation-timeline: scroll(self block);
      mask-composite: intersect;
    }
  `,
}
