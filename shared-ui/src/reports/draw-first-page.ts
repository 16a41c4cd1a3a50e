/**
 * Draws the first page of a PDF with the given width in CSS pixels. The drawing code is fetched with the first preview.
 */
export async function drawFirstPage(
  bytes: ArrayBuffer,
  canvas: HTMLCanvasElement,
  width: number,
): Promise<void> {
  const { getDocument } = await import(/* webpackChunkName: "pdf" */ 'unpdf/pdfjs');
  // A copy, as the reader takes what it is given. Letters are drawn as shapes: nothing of the document becomes a font or a script of the page.
  const loading = getDocument({ data: new Uint8Array(bytes.slice(0)), disableFontFace: true });
  try {
    const page = await (await loading.promise).getPage(1);
    const natural = page.getViewport({ scale: 1 });
    const scale = (width / natural.width) * window.devicePixelRatio;
    const viewport = page.getViewport({ scale });
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    await page.render({ canvas, viewport }).promise;
  } finally {
    await loading.destroy();
  }
}
