/** Event on `window`: the viewer listens now. Its `detail` takes the files that came before. */
export const FILES_EVENT = 'rsdoctor-files';

/** The files of a drop or a paste, and the entries of its files and folders if the browser has them. */
export interface Transfer {
  files: File[];
  roots: FileSystemEntry[];
}

/** Copies the lists of a transfer, which are empty as soon as its event is over. */
function take({ files, items }: DataTransfer): Transfer {
  return {
    files: [...files],
    roots: [...items].map((item) => item.webkitGetAsEntry?.()).filter((entry) => entry != null),
  };
}

/**
 * Listens on the whole page: the browser would replace the page by a file that is dropped beside the box.
 * @param onOver is told whether files are held over the page
 * @param signal ends the listening
 */
export function listenForFiles(
  onFiles: (transfer: Transfer) => void,
  onOver: (isOver: boolean) => void,
  signal: AbortSignal,
): void {
  const accept = (event: Event, data: DataTransfer | null) => {
    const transfer = data && take(data);
    if (!transfer || (transfer.files.length === 0 && transfer.roots.length === 0)) return;
    event.preventDefault();
    onOver(false);
    onFiles(transfer);
  };
  addEventListener('drop', (event) => accept(event, event.dataTransfer), { signal });
  addEventListener('paste', (event) => accept(event, event.clipboardData), { signal });
  addEventListener(
    'dragover',
    (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      onOver(true);
    },
    { signal },
  );
  addEventListener('dragleave', (event) => !event.relatedTarget && onOver(false), { signal });
}
