// Pictures as pixels: PNG and GIF, read back with libpng and giflib.
#include <gtest/gtest.h>
#include <png.h>

#include <random>

#include "gridlock/builtin.hpp"
#include "gridlock/render.hpp"
#include "gridlock/render/color_table.hpp"
#include "gridlock/render/lzw.hpp"
#include "gridlock/solve.hpp"
#include "gridlock/verify.hpp"
#include "tests/render/gif_reader.hpp"
#include "tests/render/golden.hpp"

namespace gridlock::render {
namespace {

using testing::read_gif, testing::small_board, testing::small_level;

Image read_png(const std::string& bytes) {
  png_image header{};
  header.version = PNG_IMAGE_VERSION;
  EXPECT_NE(png_image_begin_read_from_memory(&header, bytes.data(), bytes.size()), 0) << header.message;
  header.format = PNG_FORMAT_RGBA;
  std::vector<std::uint8_t> rgba(PNG_IMAGE_SIZE(header));
  EXPECT_NE(png_image_finish_read(&header, nullptr, rgba.data(), 0, nullptr), 0) << header.message;
  Image image(static_cast<int>(header.width), static_cast<int>(header.height));
  for (std::size_t i = 0; i < image.pixels().size(); ++i)
    image.at(static_cast<int>(i % header.width), static_cast<int>(i / header.width)) = {
        {rgba[4 * i], rgba[4 * i + 1], rgba[4 * i + 2]}, rgba[4 * i + 3]};
  return image;
}

// The largest difference of a channel where both are seen, 255 where only one is.
int difference(const Image& a, const Image& b) {
  if (a.width() != b.width() || a.height() != b.height()) return 1000;
  int most = 0;
  for (std::size_t i = 0; i < a.pixels().size(); ++i) {
    const Pixel p = a.pixels()[i], q = b.pixels()[i];
    if ((p.alpha >= 128) != (q.alpha >= 128)) most = 255;
    if (p.alpha < 128 || q.alpha < 128) continue;
    most = std::max({most, std::abs(p.color.red - q.color.red), std::abs(p.color.green - q.color.green),
                     std::abs(p.color.blue - q.color.blue)});
  }
  return most;
}

void expect_golden_png(const std::string& name, const std::string& picture) {
  // Compilers round differently, by one at most.
  EXPECT_LE(difference(read_png(picture), read_png(testing::golden(name, picture))), 2) << name;
}

TEST(Png, draws_a_rush_hour_board_as_it_always_did) { expect_golden_png("rushhour.png", png(small_board(), 32)); }
TEST(Png, draws_a_sokoban_level_as_it_always_did) { expect_golden_png("sokoban.png", png(small_level(), 24)); }

TEST(Raster, paints_pieces_in_their_colours_and_nothing_outside_the_tray) {
  const Image image = raster(scene_of(small_board()), 100);  // a pixel a unit, the board from (28, 28)
  EXPECT_EQ(image.width(), 456);
  EXPECT_EQ(image.at(28 + 15, 28 + 100).color, kYou);
  EXPECT_EQ(image.at(28 + 210, 28 + 50).color, kVehicles[0]);
  EXPECT_EQ(image.at(28 + 150, 28 + 350).color, kWall);
  EXPECT_EQ(image.at(28 + 150, 28 + 240).color, kBay);
  EXPECT_EQ(image.at(1, 1).alpha, 0);
  EXPECT_EQ(image.at(228, 1).alpha, 255);
}

TEST(Raster, draws_a_part_just_as_the_whole) {
  const Scene scene = scene_of(small_level());
  const Raster painter(scene, 30);
  Image whole = painter.image(), parts = painter.image();
  painter.draw(whole, whole.whole());
  for (int y = 0; y < parts.height(); y += 37) painter.draw(parts, {0, y, parts.width(), y + 37});
  EXPECT_EQ(whole.pixels(), parts.pixels());
}

TEST(Lzw, is_understood_by_giflib_whatever_the_pixels_are) {
  std::mt19937 random(1);
  for (const int bits : {2, 5, 8})
    for (const int variety : {1, 3, 255}) {
      std::vector<std::uint8_t> pixels(90'000);
      for (auto& pixel : pixels) pixel = static_cast<std::uint8_t>(random() % std::min(1 << bits, variety + 1));
      std::string file = "GIF89a\x2c\x01\x2c\x01" + std::string(1, static_cast<char>(0xf0 | (bits - 1))) + '\0' + '\0';
      for (int i = 0; i < 1 << bits; ++i) file += std::string(3, static_cast<char>(i));
      file += std::string("\x2c\0\0\0\0\x2c\x01\x2c\x01\0", 10) + lzw(pixels, bits) + ";";
      const auto read = read_gif(file);
      ASSERT_TRUE(read.valid) << bits << " bits, " << variety;
      // Without a transparent colour every pixel is painted, its number in each channel.
      std::vector<std::uint8_t> seen;
      for (const auto& pixel : read.frames.front().pixels()) seen.push_back(pixel.color.red);
      EXPECT_EQ(seen, pixels) << bits << " bits, " << variety;
    }
}

TEST(ColorTable, keeps_what_is_frequent_and_stays_within_its_size) {
  ColorCounts counts;
  for (int i = 0; i < 250; ++i) counts[{static_cast<std::uint8_t>(i), 0, 0}] = i == 100 ? 1000 : 1;
  ColorTable table(counts, 16);
  EXPECT_LE(table.colors().size(), 16u);
  EXPECT_GE(table.colors().size(), 8u);
  EXPECT_EQ(table.colors()[table.index({100, 0, 0})], (Rgb{100, 0, 0}));
  EXPECT_LE(std::abs(table.colors()[table.index({37, 0, 0})].red - 37), 16);
}

TEST(Gif, of_a_still_is_the_picture_itself) {
  const auto read = read_gif(gif(small_board(), 32));
  ASSERT_TRUE(read.valid);
  ASSERT_EQ(read.frames.size(), 1u);
  EXPECT_FALSE(read.repeats);
  EXPECT_LE(difference(read.frames[0], raster(scene_of(small_board()), 32)), 24);
}

TEST(Gif, ends_with_the_position_after_the_last_move_and_holds_it) {
  const std::vector<std::string> moves{"drrU", "L"};
  const auto read = read_gif(gif(small_level(), moves, 24));
  ASSERT_TRUE(read.valid);
  EXPECT_TRUE(read.repeats);
  EXPECT_GE(read.hundredths.back(), 150);
  Film film = film_of(small_level(), moves);
  for (const auto& step : film.steps)
    for (const auto& change : step.changes) {
      film.scene.pieces[change.piece].place = change.place;
      film.scene.pieces[change.piece].look = change.look;
    }
  EXPECT_LE(difference(read.frames.back(), raster(film.scene, 24)), 24);
}

TEST(Gif, slides_in_several_frames_and_lets_the_primary_leave) {
  const auto read = read_gif(gif(testing::board("XX..\n....\n....\n....\n"), {"X+2"}, 32));
  ASSERT_TRUE(read.valid);
  EXPECT_GE(read.frames.size(), 1u + 3 + 3);
  const Image& last = read.frames.back();
  for (int y = 20; y < 40; ++y)
    for (int x = 10; x < 130; ++x) ASSERT_NE(last.at(x, y).color, kYou) << "it is still there";
}

TEST(Gif, of_49_moves_on_six_by_six_takes_less_than_300_kilobytes) {
  const Puzzle puzzle = find_builtins("titan").front()->read();
  const Solution solution = solve(puzzle, {});
  ASSERT_EQ(solution.moves.size(), 49u);
  EXPECT_LT(gif(puzzle, solution.moves).size(), 300'000u);
}

}  // namespace
}  // namespace gridlock::render
