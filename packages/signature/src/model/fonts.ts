/** Fonts that are safe in mail, each with its font stack. */
export const fontStacks = {
  'Arial Black': "'Arial Black',Gadget,sans-serif",
  'Comic Sans MS': "'Comic Sans MS',cursive,sans-serif",
  Impact: 'Impact,Charcoal,sans-serif',
  'Lucida Sans Unicode': "'Lucida Sans Unicode','Lucida Grande',sans-serif",
  Tahoma: 'Tahoma,Geneva,sans-serif',
  'Trebuchet MS': "'Trebuchet MS',Helvetica,sans-serif",
  Verdana: 'Verdana,Geneva,sans-serif',
  'Courier New': "'Courier New',Courier,monospace",
  'Lucida Console': "'Lucida Console',Monaco,monospace",
  Georgia: 'Georgia,serif',
  Palatino: "Palatino,'Palatino Linotype','Book Antiqua',serif",
  'Times New Roman': "'Times New Roman',Times,serif",
} as const

export type FontFamily = keyof typeof fontStacks

/** Names of the available fonts, in the order of the specification. */
export const fontFamilies = /* @__PURE__ */ Object.keys(fontStacks) as readonly FontFamily[]
