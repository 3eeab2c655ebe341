import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--ph-space-3);

  ${below('tablet')} {
    position: sticky;
    bottom: 0;
    padding: var(--ph-space-3) 0;
    background: var(--ph-color-surface);
    > * {
      flex: 1 1 auto;
      min-height: 48px;
    }
  }
`

export const Details = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`

export const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ph-space-2) var(--ph-space-5);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--ph-text-lead);
  font-variant-numeric: tabular-nums;
`

export const Kinds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ph-space-3);

  > * {
    min-height: 48px;
  }
`

/** The choice of rows. On a phone it takes two lines, so that its labels do not wrap. */
export const RowFilter = styled.div`
  > * {
    flex-wrap: wrap;
  }
  button {
    flex: 1 0 auto;
    white-space: nowrap;
  }
`

export const WholeFileGrid = styled.fieldset`
  display: grid;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  gap: var(--ph-space-3);
  align-items: end;

  > :last-child {
    grid-column: 1 / -1;
  }
`
