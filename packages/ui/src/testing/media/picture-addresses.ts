const addressOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

// SVGs rather than canvases, so that stories with them also render on a server.

/** The logo of the Maison Lune, 250 by 300 pixels: a crescent on dark blue. */
export const logoUrl = addressOf(
  '<svg xmlns="http://www.w3.org/2000/svg" width="250" height="300"><rect width="250" height="300" fill="#1d2b64"/><circle cx="125" cy="150" r="83" fill="#f8e7b0"/><circle cx="167" cy="129" r="83" fill="#1d2b64"/></svg>',
)

/** A landscape of 900 by 600 pixels: evening sky, sun, and three rows of hills. */
export const landscapeUrl = addressOf(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#2c3e75"/><stop offset=".55" stop-color="#e79a6b"/><stop offset="1" stop-color="#f7d9a8"/></linearGradient><rect width="900" height="600" fill="url(#sky)"/><circle cx="612" cy="276" r="48" fill="#fff1cf"/><path d="M0 360Q225 310 450 350T900 340V600H0Z" fill="#7d6a86"/><path d="M0 430Q200 380 430 430T900 400V600H0Z" fill="#54506f"/><path d="M0 500Q250 460 480 505T900 480V600H0Z" fill="#2b3150"/></svg>',
)
