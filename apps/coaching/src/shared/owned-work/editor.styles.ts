import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

/** The layout of an editor: the form, and the result beside it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  align-items: start;
  gap: var(--ph-space-5);

  ${below('laptop')} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ph-space-5);
`

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ph-space-4);
`

export const FieldLabel = styled.div`
  margin-bottom: var(--ph-space-1);
  font-size: var(--ph-text-small);
  font-weight: 500;
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ph-space-2);
`

/** The reason why an entry cannot be saved, or the confirmation that it was saved. */
export const SaveReason = styled.output`
  display: block;
  margin: calc(-1 * var(--ph-space-3)) 0 0;
  color: var(--ph-color-muted);
  text-align: end;

  ${below('tablet')} {
    text-align: start;
  }
  &:empty {
    display: none;
  }
`
