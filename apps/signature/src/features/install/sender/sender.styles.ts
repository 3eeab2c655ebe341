import { styled } from 'styled-components'

export const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-3);
  margin: 0;
  color: var(--ph-color-muted);

  strong {
    color: var(--ph-color-text);
    overflow-wrap: anywhere;
  }
`

/** A logo on a white background, for which logos are made; the page around it may be dark. */
export const Logo = styled.img`
  box-sizing: content-box;
  flex: none;
  padding: var(--ph-space-2);
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-control);
  background: #ffffff;
`
