import { Step } from '@org/app-kit/sign-in'
import { styled } from 'styled-components'

export const Explained = styled(Step)`
  p {
    margin: 0;
  }

  > a {
    justify-self: center;
  }
`

export const SavingDraft = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--ph-space-4);
  color: var(--ph-color-muted);
`
