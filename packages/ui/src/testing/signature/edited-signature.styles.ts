import { styled } from 'styled-components'

export const SideBySide = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 24px;
`

export const EditedPane = styled.div`
  flex: none;
  width: 420px;
  max-width: 100%;
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-card);
  background: var(--ph-color-surface);
`

export const EditedStage = styled.div`
  flex: 1 1 320px;
  min-width: 0;
  padding: 24px;
  border-radius: var(--ph-radius-card);
  background: #fff;
`
