import { focusRing } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: var(--ph-space-2);
  margin-top: var(--ph-space-2);
`

export const Choices = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
  gap: var(--ph-space-3);
  margin: var(--ph-space-4) 0;
  padding: 0;
  list-style: none;
`

export const Choice = styled.button`
  display: grid;
  gap: 2px;
  width: 100%;
  padding: var(--ph-space-2);
  color: inherit;
  background: none;
  border: 2px solid transparent;
  border-radius: var(--ph-radius-card);
  font: inherit;
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: var(--ph-color-hover);
  }
  &:focus-visible {
    ${focusRing}
  }
  &[aria-pressed='true'] {
    background: var(--ph-color-accent-soft);
    border-color: var(--ph-color-accent);
  }
  > strong {
    font-weight: 500;
  }
  > span {
    color: var(--ph-color-muted);
    font-size: var(--ph-text-small);
  }
`
