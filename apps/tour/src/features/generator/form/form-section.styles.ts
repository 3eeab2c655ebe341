import { styled } from 'styled-components'

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ph-space-4);

  h2 {
    margin: 0;
    font-size: var(--ph-text-lead);
    font-weight: 650;
  }

  & + & {
    padding-top: var(--ph-space-5);
    border-top: 1px solid var(--ph-color-border);
  }
`
