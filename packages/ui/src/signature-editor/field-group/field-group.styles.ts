import { styled } from 'styled-components'

export const Group = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--ph-space-4);
  min-width: 0;
`

export const GroupTitle = styled.h3`
  font-size: var(--ph-text-body);
  font-weight: var(--ph-weight-strong);
`

export const Hint = styled.p`
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
`
