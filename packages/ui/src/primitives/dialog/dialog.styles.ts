import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { styled } from 'styled-components'
import { below, withMotion } from '../../theme/media.ts'

export const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 100;
  display: grid;
  place-items: center;
  padding: var(--ph-space-4);
  background: var(--ph-color-overlay);
  font-family: var(--ph-font-sans);
  transition: opacity var(--ph-motion-normal) var(--ph-motion-ease);

  ${withMotion} {
    &[data-entering],
    &[data-exiting] {
      opacity: 0;
    }
  }
  ${below('tablet')} {
    place-items: end stretch;
    padding: 0;
  }
`

const widths = { small: 400, medium: 560, large: 880 }

export const Frame = styled(Modal)<{ $size: keyof typeof widths }>`
  display: flex;
  width: min(${(props) => widths[props.$size]}px, 100%);
  max-height: calc(100dvh - 32px);
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-dialog);
  background: var(--ph-color-raised);
  color: var(--ph-color-text);
  box-shadow: var(--ph-shadow-dialog);
  overflow: hidden;

  ${below('tablet')} {
    width: 100%;
    max-height: calc(100dvh - 24px);
    border-width: 1px 0 0;
    border-radius: var(--ph-radius-dialog) var(--ph-radius-dialog) 0 0;
  }
`

export const Body = styled(Dialog)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  outline: none;
`

export const Top = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--ph-space-3);
  padding: var(--ph-space-5) var(--ph-space-5) 0;

  /* Centres the first line on the close button. */
  h2 {
    padding-top: calc((var(--ph-size-control) - 26px) / 2);
  }
`

export const Content = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: var(--ph-space-3) var(--ph-space-5) var(--ph-space-5);
`

export const Actions = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--ph-space-2);
  padding: var(--ph-space-3) var(--ph-space-5);
  border-top: 1px solid var(--ph-color-border);

  ${below('tablet')} {
    padding-bottom: max(var(--ph-space-3), env(safe-area-inset-bottom));
    > * {
      flex: 1;
      /* Three long buttons take two lines rather than wrapping their texts. */
      min-width: fit-content;
    }
  }
`
