import { styled } from 'styled-components'
import { from } from '../../theme/media.ts'

export const Grid = styled.div<{ $columns: number }>`
  display: grid;
  gap: var(--ph-space-4);
  align-items: start;

  ${from('tablet')} {
    grid-template-columns: repeat(${(props) => props.$columns}, minmax(0, 1fr));
  }
`

export const Group = styled.div.attrs({ role: 'group' })`
  grid-column: 1 / -1;
  min-width: 0;
  padding-top: var(--ph-space-4);
  border-top: 1px solid var(--ph-color-border);
`

export const Heading = styled.div`
  margin-bottom: var(--ph-space-3);
  font-size: var(--ph-text-lead);
  font-weight: var(--ph-weight-medium);
`

export const Help = styled.p`
  margin: 0 0 var(--ph-space-3);
  color: var(--ph-color-muted);
`
