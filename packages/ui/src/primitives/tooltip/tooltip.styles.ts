import { Tooltip as AriaTooltip } from 'react-aria-components/Tooltip'
import { styled } from 'styled-components'
import { withMotion } from '../../theme/media.ts'
import { bubbleFace } from './bubble.styles.ts'

export const Bubble = styled(AriaTooltip)`
  ${bubbleFace}
  transition: opacity var(--ph-motion-fast) var(--ph-motion-ease);

  ${withMotion} {
    &[data-entering],
    &[data-exiting] {
      opacity: 0;
    }
  }
`
