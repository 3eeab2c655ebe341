import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { css, styled } from 'styled-components'
import { withMotion } from '../../theme/media.ts'

type Side = 'left' | 'right' | 'bottom'

export const Shade = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 100;
  overflow: hidden;
  background: var(--ph-color-overlay);
  font-family: var(--ph-font-sans);
  transition: opacity var(--ph-motion-normal) var(--ph-motion-ease);

  ${withMotion} {
    &[data-entering],
    &[data-exiting] {
      opacity: 0;
    }
  }
`

const places: Record<Side, ReturnType<typeof css>> = {
  left: css`
    inset: 0 auto 0 0;
    border-right-width: 1px;
    --away: translateX(-24px);
  `,
  right: css`
    inset: 0 0 0 auto;
    border-left-width: 1px;
    --away: translateX(24px);
  `,
  bottom: css`
    inset: auto 0 0;
    max-height: calc(100dvh - var(--ph-space-7));
    border-top-width: 1px;
    border-radius: var(--ph-radius-dialog) var(--ph-radius-dialog) 0 0;
    --away: translateY(24px);
  `,
}

export const Edge = styled(Modal)<{ $side: Side; $width: number }>`
  position: absolute;
  display: flex;
  width: ${(props) =>
    props.$side === 'bottom' ? 'auto' : `min(${props.$width}px, calc(100vw - 48px))`};
  border: 0 solid var(--ph-color-border);
  background: var(--ph-color-raised);
  color: var(--ph-color-text);
  box-shadow: var(--ph-shadow-dialog);
  overflow: hidden;
  padding-bottom: env(safe-area-inset-bottom);
  transition: transform var(--ph-motion-normal) var(--ph-motion-ease);
  ${(props) => places[props.$side]}

  ${withMotion} {
    &[data-entering],
    &[data-exiting] {
      transform: var(--away);
    }
  }
`
