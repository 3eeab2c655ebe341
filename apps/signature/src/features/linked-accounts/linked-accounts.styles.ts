import { styled } from 'styled-components'

export const Lines = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ph-space-3);

  > * {
    max-width: 100%;
  }

  p {
    margin: 0;
    color: var(--ph-color-muted);
  }

  strong {
    font-weight: var(--ph-weight-strong);
    overflow-wrap: anywhere;
  }

  > ul,
  > :has(input) {
    justify-self: stretch;
  }
`

export const Rows = styled.ul`
  display: grid;
  gap: var(--ph-space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--ph-space-3);
  }

  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ph-space-3);
`

export const Help = styled.p`
  margin: 0;
  max-width: 70ch;
  color: var(--ph-color-muted);
`
