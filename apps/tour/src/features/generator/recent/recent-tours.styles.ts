import { styled } from 'styled-components'

export const Help = styled.p`
  margin: 0 0 var(--ph-space-2);
  color: var(--ph-color-muted);
`

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Entry = styled.li`
  display: flex;
  align-items: center;
  gap: var(--ph-space-3);
  padding: var(--ph-space-1) 0;
  border-top: 1px solid var(--ph-color-border);

  a {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  code {
    color: var(--ph-color-muted);
    font-size: var(--ph-text-small);
  }
`
