import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Bar = styled.section`
  position: fixed;
  /* Above the page, below dialogs and confirmations. */
  z-index: 90;
  inset: auto 0 0;
  display: flex;
  align-items: center;
  gap: var(--ph-space-5);
  max-height: 60dvh;
  padding: var(--ph-space-4) var(--ph-space-5);
  overflow-y: auto;
  box-sizing: border-box;
  background: var(--ph-color-raised);
  border-top: 1px solid var(--ph-color-border-strong);
  outline: none;

  ${below('tablet')} {
    flex-direction: column;
    align-items: stretch;
    gap: var(--ph-space-3);
    padding: var(--ph-space-3) var(--ph-space-4);
  }
`

export const Question = styled.div`
  flex: 1;
  min-width: 0;
  max-width: 72ch;

  h2 {
    margin: 0 0 var(--ph-space-1);
    font-size: var(--ph-text-lead);
  }

  p {
    margin: 0;
    color: var(--ph-color-muted);
  }
`

/** Two buttons of the same size and look: neither answer is suggested. */
export const Answers = styled.div`
  flex: none;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--ph-space-3);
  margin-left: auto;

  ${below('tablet')} {
    margin-left: 0;
  }
`
