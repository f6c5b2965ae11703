/** The call of a kind whose documents nobody removes. */
export const neverRemoved = {
  take: (): Promise<never> => Promise.reject(new Error("Documents of this kind are never removed")),
};
