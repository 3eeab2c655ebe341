import { from } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Page = styled.main`
  display: grid;
  align-content: start;
  gap: var(--ph-space-5);
  width: 100%;
  max-width: 1088px;
  min-height: 100vh;
  margin: 0 auto;
  padding: var(--ph-space-5) var(--ph-space-4) var(--ph-space-7);

  ${from('tablet')} {
    gap: var(--ph-space-6);
    padding: var(--ph-space-7) var(--ph-space-6);
  }
`

export const Heading = styled.header`
  display: grid;
  gap: var(--ph-space-2);

  p {
    max-width: 60ch;
    color: var(--ph-color-muted);
    font-size: var(--ph-text-lead);
  }
`

export const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-3);
`

export const Waiting = styled.div`
  display: grid;
  gap: var(--ph-space-5);
`
