import { styled } from 'styled-components'

/** A part of a page, below its own heading. */
export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ph-space-3);
`

export const SectionTitle = styled.h2`
  margin: 0;
  font-size: var(--ph-text-section);
  font-weight: 650;
`
