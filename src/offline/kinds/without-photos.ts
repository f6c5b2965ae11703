/** What a kind says of photos that has none. */
export const withoutPhotos = {
  withPhotos: <C>(content: C): C => content,
  photosOf: (): readonly string[] => [],
};
