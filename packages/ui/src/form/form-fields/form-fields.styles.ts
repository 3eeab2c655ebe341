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
