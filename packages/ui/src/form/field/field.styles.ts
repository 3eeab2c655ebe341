import { styled } from 'styled-components'

export const Place = styled.div<{ $isWide: boolean }>`
  min-width: 0;
  ${(props) => props.$isWide && 'grid-column: 1 / -1;'}
`
