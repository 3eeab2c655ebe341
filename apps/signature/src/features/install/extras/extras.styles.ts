import { from } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Pair = styled.div`
  display: grid;
  gap: var(--ph-space-4);

  ${from('tablet')} {
    grid-template-columns: repeat(auto-fit, minmax(320px, 1fr));
  }
`

export const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-4);

  p {
    flex: 1 1 180px;
    color: var(--ph-color-muted);
  }
`

export const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ph-space-3);

  p {
    color: var(--ph-color-muted);
  }
`
