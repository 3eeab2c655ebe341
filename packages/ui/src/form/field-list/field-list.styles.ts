import { styled } from 'styled-components'
import { visuallyHidden } from '../../theme/mixins.ts'

// Not a fieldset: inside a fieldset, Chromium 153 renders a query container without height after a
// change.
export const Whole = styled.div.attrs({ role: 'group' })`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--ph-space-3);
  min-width: 0;
`

export const Name = styled.div<{ $isHidden: boolean }>`
  font-size: var(--ph-text-small);
  font-weight: var(--ph-weight-medium);
  ${(props) => props.$isHidden && visuallyHidden}
`

export const Help = styled.p`
  margin: 0;
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
`

export const Messages = styled(Help)`
  color: var(--ph-color-danger);
`

export const Item = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: var(--ph-space-3);
  align-items: start;
  min-width: 0;
`

export const AddRow = styled.div`
  display: flex;
`
