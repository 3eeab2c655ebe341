import { from } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Sheet = styled.section`
  overflow: hidden;
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-dialog);
  background: var(--ph-color-surface);
`

/** Signatures are made for a white background; the page around them may be dark. */
export const Paper = styled.div`
  padding: var(--ph-space-5) var(--ph-space-4);
  overflow-x: auto;
  background: #ffffff;

  ${from('tablet')} {
    padding: var(--ph-space-7);
  }
`

export const Bar = styled.div`
  display: grid;
  gap: var(--ph-space-3);
  padding: var(--ph-space-4);
  border-top: 1px solid var(--ph-color-border);

  ${from('tablet')} {
    grid-template-columns: auto 1fr auto;
    align-items: center;
    padding: var(--ph-space-4) var(--ph-space-5);
  }
`

/** The page's only large button. */
export const Big = styled.div`
  --ph-size-control: 52px;

  display: grid;
  font-size: var(--ph-text-lead);

  ${from('tablet')} {
    min-width: 248px;
  }
`

export const Note = styled.output`
  color: var(--ph-color-muted);
`

/** A message below its button, or below the row if the buttons are in a row. */
export const Message = styled.div`
  &:empty {
    display: none;
  }

  ${from('tablet')} {
    grid-column: 1 / -1;
    order: 1;
  }
`

export const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ph-space-2);
`
