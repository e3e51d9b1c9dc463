/** Runs `work` on all items, four at a time. */
export async function eachOf<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}
