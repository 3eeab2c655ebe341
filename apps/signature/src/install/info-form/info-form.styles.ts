import { from } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Form = styled.form`
  display: grid;
  gap: var(--ph-space-4);
`

export const Fields = styled.div`
  display: grid;
  gap: var(--ph-space-4);
  align-items: start;

  ${from('tablet')} {
    grid-template-columns: 1fr 1fr;
  }
`

export const Help = styled.p`
  color: var(--ph-color-muted);
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ph-space-2);
`
