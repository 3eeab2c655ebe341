import { styled } from 'styled-components'

/** Fills its container's height. Only the two panes scroll. */
export const Editor = styled.section`
  position: relative;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  height: 100%;
  min-height: 0;
  overflow: hidden;
  container: signature-editor / inline-size;

  /* The editor is focused only by script, after the focused field was removed. */
  &:focus {
    outline: none;
  }
`

export const Panes = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: 420px minmax(0, 1fr);
  min-height: 0;

  @container signature-editor (max-width: 859px) {
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: 56px;
  }
`

export const EditPane = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border-right: 1px solid var(--ph-color-border);
  background: var(--ph-color-surface);

  /* The tab list is fixed; only the panel scrolls. */
  > * {
    flex: 1;
    min-height: 0;
  }
  [role='tablist'] {
    flex: none;
    padding: var(--ph-space-1) var(--ph-space-3) 0;
  }
  [role='tabpanel'] {
    flex: 1;
    min-height: 0;
    padding: 0;
    overflow: auto;
  }
`
