import { styled } from 'styled-components'

const narrow = '@container signature-editor (max-width: 859px)'

export const Bar = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-2) var(--ph-space-3);
  padding: var(--ph-space-2) var(--ph-space-4);
  border-bottom: 1px solid var(--ph-color-border);
  background: var(--ph-color-surface);

  ${narrow} {
    padding: var(--ph-space-1) var(--ph-space-3);
  }
`

export const Start = styled.div`
  flex: 0 1 388px;
  min-width: 0;

  ${narrow} {
    flex: 1 1 160px;
  }
`

export const Tools = styled.div`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  gap: var(--ph-space-2);
  min-width: 0;

  /* Undo and redo are at the start, the checks and the menu at the end. */
  > :first-child {
    display: flex;
    margin-right: auto;
  }
  ${narrow} {
    order: 1;
    width: 100%;
    gap: var(--ph-space-1);
  }
`

export const End = styled.div`
  flex: none;
  display: flex;
  gap: var(--ph-space-2);
`
