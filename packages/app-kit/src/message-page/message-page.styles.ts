import { styled } from 'styled-components'

export const Center = styled.div`
  flex: 1;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--ph-space-3);
  min-height: 60dvh;
  padding: var(--ph-space-5);
  text-align: center;

  h1 {
    margin: 0;
    font-size: var(--ph-text-page);
  }

  p {
    max-width: 46ch;
    margin: 0 0 var(--ph-space-2);
    color: var(--ph-color-muted);
  }
`
