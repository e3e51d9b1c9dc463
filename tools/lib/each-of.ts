/** Runs `work` on all items, a few at a time. */
export async function eachOf<Item>(items: Item[], work: (item: Item) => Promise<void>, atATime = 4): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}
