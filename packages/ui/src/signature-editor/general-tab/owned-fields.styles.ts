import { styled } from 'styled-components'

export const Owned = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--ph-space-5);
  min-width: 0;

  & + & {
    padding-top: var(--ph-space-5);
    border-top: 1px solid var(--ph-color-border);
  }
`

export const OwnerTop = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-2) var(--ph-space-3);
`

export const OwnerTitle = styled.h3`
  font-size: var(--ph-text-lead);
  font-weight: var(--ph-weight-strong);
`
